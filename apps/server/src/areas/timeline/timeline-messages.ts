import { presentStatus } from '@capiz/domain/accreditation'
import { requestStatusPresentation } from '@capiz/domain/request'
import {
  type AmendmentKind,
  amendmentReasonCodes,
  amendmentReasons,
  priceEntryKinds,
  priceSheetKindNames,
  priceSheetKinds,
} from '@capiz/domain/fees'
import { memoTypeCodes, memoTypes } from '@capiz/domain/memo'
import { recordKind, recordKindNames, recordStatusLabel } from '@capiz/domain/record'
import { requestTypeInfo, requestTypes, type RequestStatus } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, parseIsoDate } from '@capiz/domain/time'
import type { RawEvent, TimelineKind } from './timeline-query.ts'

/** The text of an event: a title, an optional sentence, and its subject. */
export interface EventText {
  title: string
  text: string | null
  status: string | null
  about: string | null
}

const activityLabels: Readonly<Record<string, string>> = {
  CALL: 'Call',
  EMAIL: 'E-mail',
  VISIT: 'Visit',
  MEETING: 'Meeting',
  KAMUSTAHAN: 'Check-in',
  NOTE: 'Note',
}

const verbs: Readonly<Record<string, string>> = { CREATE: 'added', UPDATE: 'changed', DELETE: 'removed' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const dayOf = (value: unknown): string => {
  const day = parseIsoDate(textOf(value))
  return day === undefined ? '' : formatDay(day)
}
const sentences = (...parts: string[]): string | null => {
  const trimmed = parts.filter(Boolean).map((part) => part.replace(/[.\s]+$/u, ''))
  return trimmed.length > 0 ? `${trimmed.join('. ')}.` : null
}

function moved(data: RawEvent['data']): { title: string; text: string | null; status: string } {
  const to = textOf(data['to'])
  const from = textOf(data['from'])
  return {
    title: presentStatus(to).label,
    text: sentences(
      from === '' ? '' : `Before: ${presentStatus(from).label}`,
      textOf(data['reason']),
      textOf(data['remarks']),
    ),
    status: to,
  }
}

const amended: Readonly<Record<AmendmentKind, string>> = {
  CORRECT: 'corrected',
  MOVE: 'moved to this day',
  WITHDRAW: 'withdrawn',
  RETRO: 'changed for days gone by',
}

/** The reason of an amendment. */
function groundsOf(data: RawEvent['data']): string | null {
  const code = amendmentReasonCodes.find((one) => one === data['reasonCode'])
  return sentences(code ? amendmentReasons[code] : '', textOf(data['reason']))
}

const textByKind: Readonly<Record<TimelineKind, (data: RawEvent['data']) => Partial<EventText>>> = {
  status: (data) => {
    const { title, ...rest } = moved(data)
    return { title: `Status: ${title}`, ...rest, about: textOf(data['request']) || null }
  },
  affiliation: (data) => {
    const { title, ...rest } = moved(data)
    return { title: `Affiliation with ${textOf(data['name'])}: ${title.toLowerCase()}`, ...rest }
  },
  price: (data) => {
    const name = priceSheetKindNames.find((kind) => kind === data['sheet'])
    const sheet = name ? priceSheetKinds[name].title : 'Prices'
    const about = textOf(data['request']) || null
    const entry = priceEntryKinds.find((kind) => kind === data['entry'])
    if (entry && entry !== 'ENTER')
      return {
        title: `${sheet} from ${dayOf(data['sheetDay'])} ${amended[entry]}`,
        text: groundsOf(data),
        about,
      }
    const validity = dayOf(data['validity'])
    const text = sentences(plural(Number(data['lines']), 'line', 'lines'), validity && `Until ${validity}`)
    return { title: `${sheet} entered`, text, about }
  },
  document: (data) => {
    const kind = memoTypeCodes.find((code) => code === data['memo'])
    const what = textOf(data['type']) || textOf(data['file'])
    const validity = dayOf(data['validity'])
    return {
      title: `${kind ? `Memo: ${memoTypes[kind]}` : what} added`,
      text: sentences(validity && `Valid until ${validity}`, data['deleted'] === true ? 'Removed since' : ''),
    }
  },
  request: (data) => {
    const type = requestTypes.find((one) => one === data['type'])
    const label = type ? requestTypeInfo[type].label : textOf(data['type'])
    const made = data['step'] === 'made'
    const status = made ? null : textOf(data['status'])
    const decided = status ? requestStatusPresentation[status as RequestStatus].label.toLowerCase() : ''
    return {
      title: `${label}: ${made ? 'requested' : decided}`,
      text: made ? null : sentences(textOf(data['remarks'])),
      status,
      about: textOf(data['code']),
    }
  },
  record: (data) => {
    const kind = recordKindNames.find((one) => one === data['kind'])
    if (kind === undefined) return {}
    const { entity } = recordKind(kind)
    const status = recordStatusLabel(kind, textOf(data['to'])).toLowerCase()
    return {
      title: data['step'] === 'CREATE' ? `${entity} entered` : `${entity}: ${status}`,
      text: sentences(textOf(data['about']), textOf(data['remarks'])),
    }
  },
  activity: (data) => {
    const type = activityLabels[textOf(data['type'])] ?? textOf(data['type'])
    const topic = textOf(data['topic'])
    const result = textOf(data['result'])
    return {
      title: topic === '' ? type : `${type}: ${topic}`,
      text: sentences(
        typeof data['corrects'] === 'number' ? 'Corrects an earlier entry' : '',
        data['corrected'] === true ? 'Corrected by a later entry' : '',
        textOf(data['remarks']),
        result && `Result: ${result}`,
      ),
    }
  },
  change: (data) => ({
    title: `${textOf(data['topic'])} ${verbs[textOf(data['action'])] ?? 'changed'}`,
    about: textOf(data['code']),
  }),
}

/** Returns the first day on which the change of an event takes effect; null for an event that changes nothing. */
export function effectiveDateOf({ data }: RawEvent): string | null {
  return parseIsoDate(textOf(data['effective'])) ?? null
}

/** An event in words. */
export function textOfEvent({ kind, data }: RawEvent): EventText {
  const text = textByKind[kind](data)
  return { title: '', text: null, status: null, about: null, ...text }
}
