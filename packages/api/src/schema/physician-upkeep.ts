import * as v from 'valibot'
import { CodeOf, Text } from './common.ts'

/** Body of `POST /phy/not-duplicate`: two physicians who were compared, and why they are not the same. */
export const PhysicianNotDuplicate = v.object({
  code: CodeOf('physician'),
  otherCode: CodeOf('physician'),
  reason: Text(500, 3),
})
