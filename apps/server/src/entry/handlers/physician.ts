import { actorOf } from '../../platform/access/actor.ts'
import { inTransaction } from '../../db/transaction.ts'
import { downloadReply } from '../../engines/document/read.ts'
import { created, handlers } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { createPhysicianAccount } from '../../areas/physician/account.ts'
import { physicianBanner } from '../../areas/physician/banner.ts'
import { checklistOwner } from '../../areas/physician/checklist.ts'
import { physicianChoices } from '../../areas/physician/choices.ts'
import { checkDuplicates, nameExists, prcExists, sameName } from '../../areas/physician/duplicates.ts'
import { savePhysician } from '../../areas/physician/edit.ts'
import { listPhysicians, physicianRecords } from '../../areas/physician/list.ts'
import { pictureOf, setPicture } from '../../areas/physician/picture.ts'
import { listedPhysicianRows, physicianRows } from '../../areas/physician/rows.ts'
import { saveSchedule, schedulesOf } from '../../areas/affiliation/schedule.ts'
import { affiliatedAt, lockPhysician, physicianFor, wholePhysician } from '../../areas/physician/scope.ts'
import { physicianView, physicianViews } from '../../areas/physician/view.ts'
import { documentStateIs } from '../../engines/provider/document-state-sql.ts'
import { checklistOf, saveMarks } from '../../engines/provider/checklist.ts'

/** Physicians (specification 2, 7.3). */
export const physicianHandlers = handlers({
  'physician.list': async ({ services, query, principal }) => {
    const found = await listPhysicians(services, physicianRecords, query, principal)
    return { ...found, content: await physicianViews(services.db, found.rows, principal) }
  },
  'physician.rows': async ({ services, query, principal, today }) => {
    const found = await listPhysicians(services, listedPhysicianRows, query, principal)
    return { ...found, content: await physicianRows(services, found.rows, today, principal, found.term) }
  },
  'physician.expired': async ({ services, query, principal, today }) => {
    const extra = await documentStateIs(services.db, 'physician', ['EXPIRED', 'EXPIRING'], today)
    const found = await listPhysicians(services, listedPhysicianRows, query, principal, {
      ...extra,
      isCostly: true,
    })
    return { ...found, content: await physicianRows(services, found.rows, today, principal, found.term) }
  },
  'physician.affiliatedDoctors': async ({ services, query, principal, today }) => {
    const { healthFacilityCode: facilityCode, ...rest } = query
    // of the places of others a provider learns what everybody may know
    const isOpen = principal.marker !== 'ADMIN' && facilityCode !== principal.linkedCode
    const where = facilityCode ? [affiliatedAt(services.db, facilityCode, isOpen)] : []
    const extra = { name: `at ${facilityCode ?? ''} ${isOpen}`, where, tables: ['affiliation', 'facility'] }
    const found = await listPhysicians(services, listedPhysicianRows, rest, principal, extra)
    return { ...found, content: await physicianRows(services, found.rows, today, principal, found.term) }
  },
  'physician.choices': ({ services, query }) => physicianChoices(services, query),
  'physician.get': async ({ services, params, principal }) =>
    physicianView(services.db, await physicianFor(services.db, params.code, principal), principal),
  'physician.banner': async ({ services, params, principal, today }) =>
    physicianBanner(services.db, await physicianFor(services.db, params.code, principal), principal, today),
  'physician.contact': async ({ services, params, principal }) => {
    const record = await wholePhysician(services.db, params.code, principal)
    const { code, firstName, lastName, emailAddress } = record
    return { code, firstName, lastName, emailAddress }
  },
  'physician.dentist': async ({ services, params, principal }) => {
    const record = await physicianFor(services.db, params.code, principal)
    if (record.phyTypeCode !== 'DMD') return refuse('NOT_FOUND')
    return physicianView(services.db, record, principal)
  },
  'physician.isOriginal': async ({ services, params, principal }) =>
    (await physicianFor(services.db, params.code, principal)).duplicateOf === null,
  'physician.save': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const saved = await savePhysician(services, tx, body, principal, meta)
      const { requestCode, message } = saved
      const outcome = { record: await physicianView(tx, saved.record, principal), requestCode, message }
      return saved.created ? created(outcome) : outcome
    }),
  'physician.findDuplicate': async ({ services, query }) => sameName(services.db, query),
  'physician.possibleDuplicates': async ({ services, body, query, principal }) =>
    checkDuplicates(services.db, body, query.threshold, principal),
  'physician.nameExists': async ({ services, body, principal }) => nameExists(services, body, principal),
  'physician.prcExists': async ({ services, body }) => prcExists(services.db, body),
  'physician.createAccount': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const actor = actorOf(principal, meta)
      return created(await createPhysicianAccount(services, tx, body.code, body.emailAddress, actor))
    }),
  'physician.profilePicture': async ({ services, fields, files, principal, meta }) =>
    inTransaction(services.db, async (tx) => {
      const code = fields.phyCode ?? principal.linkedCode ?? refuse('NOT_FOUND')
      const [image] = files
      await physicianFor(tx, code, principal)
      if (!image) return refuse('BAD_REQUEST')
      return created(
        await setPicture(services, tx, await lockPhysician(tx, code), image, actorOf(principal, meta)),
      )
    }),
  'physician.picture': async ({ services, params, principal }) => {
    const row = await pictureOf(services.db, await physicianFor(services.db, params.code, principal))
    return { ...(await downloadReply(services, row)), inline: true }
  },
  'physician.checklist': async ({ services, query, principal, today }) => {
    const record = await wholePhysician(services.db, query.physicianCode, principal)
    return checklistOf(services.db, checklistOwner(record), today)
  },
  'physician.saveChecklist': async ({ services, query, body, principal, meta, today }) =>
    inTransaction(services.db, async (tx) => {
      const owner = checklistOwner(await lockPhysician(tx, query.physicianCode))
      await saveMarks(services, tx, owner, body, actorOf(principal, meta))
      return checklistOf(tx, owner, today)
    }),
  'physician.schedule': async ({ services, query, principal }) =>
    schedulesOf(services, services.db, query, principal),
  'physician.saveSchedule': async ({ services, body, principal, meta }) =>
    inTransaction(services.db, (tx) => saveSchedule(services, tx, body, principal, meta)),
})
