import { facilityFields } from '@capiz/domain/facility'
import { type EntityField, labelsOf } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import * as named from '../schema/index.ts'

/** A JSON Schema of the 2020-12 dialect, the one of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

const home = '#/components/schemas/'

/**
 * Both requests and replies are shown as they travel, before any transformation on reading; checks that have no
 * counterpart in JSON Schema are left out.
 */
const config: ConversionConfig = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

function isPlainObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const definitions = Object.fromEntries(
  Object.entries(named).flatMap(([name, value]) => (isSchema(value) ? [[name, value as GenericSchema]] : [])),
)

/** Moves references to where OpenAPI keeps schemas and drops what belongs to a document of its own. */
function rehome(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rehome)
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => key !== '$schema' && key !== '$defs')
  return Object.fromEntries(
    entries.map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace(/^#\/\$defs\//, home) : rehome(item),
    ]),
  )
}

/** Fields whose declarations describe the properties of a named schema. */
const declared: Readonly<Record<string, readonly EntityField[]>> = {
  Facility: facilityFields,
  FacilityInput: facilityFields,
  FacilityRegistration: facilityFields,
  Physician: physicianFields,
  PhysicianInput: physicianFields,
  PhysicianRegistration: physicianFields,
}

/** Adds the labels of declared fields, and how sensitive they are, to the properties of a named schema. */
function described(name: string, schema: unknown): JsonSchema {
  const { properties, ...rest } = schema as JsonSchema & { properties?: Record<string, JsonSchema> }
  const fields = declared[name]
  if (properties === undefined || fields === undefined) return schema as JsonSchema
  const labels = labelsOf(fields)
  const sensitivities = new Map(fields.map(({ name: field, sensitivity }) => [field, sensitivity]))
  const entries = Object.entries(properties).map(([key, property]) => {
    const label = labels[key]
    const sensitivity = sensitivities.get(key)
    const facts = {
      ...(label && { description: label }),
      ...(sensitivity && { 'x-sensitivity': sensitivity }),
    }
    return [key, { ...facts, ...property }] as const
  })
  return { ...rest, properties: Object.fromEntries(entries) }
}

/** The JSON Schema of a valibot schema; a schema with a name of its own is a reference to it. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  return rehome(toJsonSchema(schema, { ...config, definitions })) as JsonSchema
}

/** The properties of an object schema, not the reference to it, as query parameters and form parts need them. */
export function propertiesOf(schema: GenericSchema): {
  properties: Record<string, JsonSchema>
  required: string[]
} {
  const others = Object.fromEntries(Object.entries(definitions).filter(([, value]) => value !== schema))
  const whole = rehome(toJsonSchema(schema, { ...config, definitions: others })) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return { properties: whole.properties ?? {}, required: whole.required ?? [] }
}

/** Names of the schemas a value refers to. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item.slice(home.length)] : refsIn(item),
  )
}

/** The named schemas reachable from a value, in alphabetical order. */
export function componentsFor(value: unknown): Record<string, JsonSchema> {
  const all = rehome(toJsonSchemaDefs(definitions, config)) as Record<string, JsonSchema>
  const reached = new Map<string, JsonSchema>()
  const visit = (names: string[]): void => {
    for (const name of names) {
      const schema = all[name] && described(name, all[name])
      if (schema === undefined || reached.has(name)) continue
      reached.set(name, schema)
      visit(refsIn(schema))
    }
  }
  visit(refsIn(value))
  return Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
