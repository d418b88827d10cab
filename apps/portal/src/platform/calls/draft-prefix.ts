/** Keys of drafts begin with this; they survive a session that ended by itself, signing out removes them. */
export const draftPrefix = 'capiz.draft.'
