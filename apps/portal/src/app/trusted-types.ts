interface PolicyRules {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown
}

/** Whether an address is a file of this very build. */
function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/assets/')
}

/**
 * The server lets no script turn text into HTML or into the address of a script (trusted types). The announcer behind the
 * date fields empties its region by setting empty HTML, and the thread that reads PDF files is a file of the build; exactly
 * these are let through, anything else stays refused.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  })
}
