/** Facts about the request itself. */
export interface CallMeta {
  ip: string
  requestId: string
  userAgent: string | undefined
  /** `name:secret` of a Basic header, which the token call carries */
  clientCredential?: string | undefined
}
