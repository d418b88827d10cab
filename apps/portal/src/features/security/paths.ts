/** The base path of users and roles. */
export const securityPath = '/security'

/** Page of one user. */
export const userPath = (code: string): string => `${securityPath}/users/${code}`

/** Page that shows the product as the holders of a role see it. */
export const rolePath = (id: number): string => `${securityPath}/roles/${id}`
