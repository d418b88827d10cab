import { endpoints } from '@capiz/api/contract'
import type { Body, Endpoint } from '@capiz/api/contract/define'
import { summaryOf } from '@capiz/api/openapi'
import { permissionsOf, type AccessRule } from '@capiz/domain/access'
import { serviceBase } from '../platform/http/base.ts'
import { escapeHtml, plainPage } from './html.ts'

type Known = Endpoint & { id: string }

function accessText(access: AccessRule): string {
  switch (access.kind) {
    case 'public':
      return 'everybody'
    case 'login':
      return 'signed in'
    case 'requester':
      return 'who made the request'
    case 'permission':
      return `${permissionsOf(access).join(' or ')}${access.own ? ', providers on their own record' : ''}`
  }
}

function bodyText(body: Body | undefined): string {
  if (!body) return ''
  if (body.as !== 'multipart') return body.as === 'json' ? 'JSON' : 'form'
  const parts = [body.json?.part, body.files && `${body.files.part} (up to ${body.files.max})`].filter(
    Boolean,
  )
  return parts.length > 0 ? `multipart: ${parts.join(', ')}` : 'multipart'
}

function row(endpoint: Known): string {
  const address = `${serviceBase[endpoint.service]}${endpoint.path}`
  const cells = [
    escapeHtml(endpoint.call),
    `<code>${endpoint.method} ${escapeHtml(address)}</code>`,
    escapeHtml(summaryOf(endpoint.id)),
    escapeHtml(accessText(endpoint.access)),
    escapeHtml(bodyText(endpoint.body)),
    escapeHtml(endpoint.reply.as),
  ]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function section(name: string, members: readonly Known[]): string {
  const head = ['Call', 'Address', 'What it does', 'Who may', 'Body', 'Answer']
  return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>
<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>${members.map(row).join('\n')}</tbody></table>`
}

/** The API reference as one page, written from the contract; works offline and without scripts. */
export function docsPage(productName: string): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.id.split('.')[0] ?? '')
  const links = [...groups.keys()].map(
    (name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  )
  const intro = `<p>${endpoints.length} calls. The same as a machine reads it: <a href="/openapi.json">openapi.json</a>.
Every refusal is <code>{ errorCode, message }</code>, wrong fields are listed in <code>errors</code>.</p>`
  const sections = [...groups].map(([name, members]) => section(name, members))
  return plainPage(
    `${productName} API`,
    `${intro}<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>${sections.join('\n')}`,
  )
}
