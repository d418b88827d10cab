import type { RequestView } from '../review-model.ts'

/** Whether a request is an application of a new provider, whose record waits for the decision. */
export const isApplication = ({ type, targetCode }: RequestView): boolean =>
  (type === 'hf-registration' || type === 'phy-registration') && targetCode !== null
