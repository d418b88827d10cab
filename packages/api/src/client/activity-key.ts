/** Shared by all tabs: when anybody last did something, in ms of the browser's clock. */
export const activityKey = 'capiz.activity'
