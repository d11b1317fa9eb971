export { fontFiles } from './font-files.ts';
export { parseTokens, type Token, type TokenGroup } from './parse-tokens.ts';
