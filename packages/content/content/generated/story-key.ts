export type StoryKey = 'ASPIRE' | 'ITradeNetwork' | 'MAAB' | 'ODC' | 'TASC' | 'aot' | 'infinte' | 'jsee';
