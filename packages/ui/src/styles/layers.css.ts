import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first; component styles always beat the reset and always yield to overrides. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  overrides: globalLayer('overrides'),
}
