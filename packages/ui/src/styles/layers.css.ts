import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, named so that they meet no other library's; weakest first; component styles always beat the reset and always yield to overrides. */
export const layers = {
  reset: globalLayer('cz-reset'),
  tokens: globalLayer('cz-tokens'),
  components: globalLayer('cz-components'),
  overrides: globalLayer('cz-overrides'),
}
