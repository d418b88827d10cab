export { AddressField } from './AddressField.tsx'
export type { AddressFieldProps } from './AddressField.tsx'
export type { Address } from './address.ts'
