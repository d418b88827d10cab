export * from './item.ts'
export {
  askedPages,
  claimKinds,
  pageTypes,
  verificationMethods,
  referenceCodePattern,
  type PageType,
} from './lists.ts'
export * from './registry.ts'
export * from './society.ts'
export * from './types.ts'
export * from './unique-messages.ts'
