import { examine } from '../../ops/doctor.ts'
import { command } from './command.ts'

await command(async (services) => {
  const findings = await examine(services)
  for (const { what, ok, detail } of findings) console.log(`${ok ? 'ok  ' : 'BAD '} ${what}: ${detail}`)
  return findings.every((finding) => finding.ok)
})
