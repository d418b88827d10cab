/**
 * Leaves the focus on the page around a story that is drawn as an example, until a person goes in with the pointer or by
 * Tab. A dialog that opens by itself takes the focus, and takes it back when the page does, so it must not get it at all.
 */
export function leaveFocus(): void {
  if (window.frameElement?.hasAttribute('data-leaves-focus') !== true) return
  let isEntered = false
  // what a story plays is no person's doing
  const enter = ({ isTrusted }: Event) => {
    isEntered ||= isTrusted
  }
  window.addEventListener('pointerdown', enter, true)
  // scripts get no focus before, so the first one is a person's
  window.addEventListener('focusin', enter, true)
  const prototype = HTMLElement.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const give = prototype.focus
  prototype.focus = function takeFocus(this: HTMLElement, options?: FocusOptions) {
    if (isEntered) give.call(this, options)
  }
}
