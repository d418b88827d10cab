export { Accordion } from './Accordion.tsx'
export type { AccordionPart, AccordionProps } from './Accordion.tsx'
