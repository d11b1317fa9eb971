/**
 * The oldest browsers for which CSS stays as it is written. For older ones `light-dark()` would be
 * rewritten into properties that the root resolves once, and a part with a color scheme of its own
 * (a deep band, a sample in the other theme) would keep the colors of the page around it.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
