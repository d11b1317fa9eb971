import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/dist\//;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT_CALL = /(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
const CONTEXT_TYPE =
  /^(var (\w+) = class extends [\w.]+ \{)([^]*?^\};)\n\2\.(contextType = \w+;)$/gm;

/**
 * Lets the bundler drop the parts of the router that a site does not use. As published they stay:
 * naming a component for developer tools, wrapping it, and giving a class its context count as
 * side effects of the module.
 */
export function routerWithoutSurplus(): Plugin {
  return {
    name: 'kestrova:router-without-surplus',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: dropSurplus(code), map: null }),
    },
  };
}

/** The router's code, of the same meaning, written so that unused parts are seen to be unused. */
export function dropSurplus(code: string): string {
  return code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(COMPONENT_CALL, '/* @__PURE__ */ ')
    .replaceAll(CONTEXT_TYPE, '$1 static $4$3');
}
