import { picture } from './picture.ts';

/** The wordmark of each client. The alternative text is the name as the client writes it. */
export const storyWordmarks = {
  MAAB: picture('wordmark', 'maab-wordmark', 'MAAB'),
  TASC: picture('wordmark', 'tasc-wordmark', 'TASC'),
  ASPIRE: picture('wordmark', 'aspire-wordmark', 'ASPIRE'),
  ITradeNetwork: picture('wordmark', 'itradenetwork-wordmark', 'iTradeNetwork'),
  aot: picture('wordmark', 'aot-wordmark', 'AOT'),
  ODC: picture('wordmark', 'odc-wordmark', 'ODC'),
  jsee: picture('wordmark', 'jsee-wordmark', 'JSEE'),
  infinte: picture('wordmark', 'infinte-wordmark', 'Infinte'),
} as const;
