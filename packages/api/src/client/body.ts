import type { Body, Endpoint } from '../contract/define.ts'
import { type LooseInput, textOf } from './address.ts'

/** The body on the wire, with the content type where the browser does not set it itself. */
export interface WireBody {
  content: string | URLSearchParams | FormData | undefined
  contentType?: string
}

function appendField(form: FormData | URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const item of value) form.append(name, textOf(item ?? ''))
  else form.append(name, textOf(value))
}

function multipart(body: Extract<Body, { as: 'multipart' }>, input: LooseInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input.fields ?? {})) appendField(form, name, value)
  // the JSON part is sent as a plain text part: that is how the specified server reads `formData`
  if (body.json !== undefined) form.append(body.json.part, JSON.stringify(input.json))
  if (body.files !== undefined)
    for (const file of input.files ?? []) form.append(body.files.part, file, file.name)
  return form
}

/** Turns the input of a call into the body its declaration asks for (JSON, form-encoded or multipart). */
export function bodyOf(endpoint: Endpoint, input: LooseInput): WireBody {
  const { body } = endpoint
  if (body === undefined) return { content: undefined }
  if (body.as === 'multipart') return { content: multipart(body, input) }
  if (body.as === 'json') {
    return { content: JSON.stringify(input.body ?? {}), contentType: 'application/json' }
  }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(input.body ?? {})) appendField(form, name, value)
  return { content: form, contentType: 'application/x-www-form-urlencoded' }
}
