/** The path of the request queue. */
export const queuePath = '/dashboard/requests'
