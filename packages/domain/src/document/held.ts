/** Days a file of a form that is not sent yet is held: as long as the draft of the form is offered. */
export const heldFileDays = 30
