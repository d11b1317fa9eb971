import { parseTokens, type Token, type TokenGroup } from '@kestrova/design-system/tokens';
import tokensCss from '@kestrova/design-system/tokens.css?raw';

const tokens = parseTokens(tokensCss);

/** The tokens of one group whose names begin with a prefix, in the order of `tokens.css`. */
export function listTokens(group: TokenGroup, prefix = '--'): Token[] {
  return tokens.filter((token) => token.group === group && token.name.startsWith(prefix));
}
