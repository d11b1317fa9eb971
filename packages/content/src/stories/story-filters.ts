import type { StoryKey } from '../schemas/story.ts';

/** What stories can be filtered by, as it stands in the address: services by the names of their pages. */
export const storyServices = {
  'fintech-services': 'Fintech & Banking',
  'enterprise-services': 'Enterprise Technology & Business Process',
  'product-services': 'Product Engineering',
  'ai-services': 'AI & Data Intelligence',
  'odc-services': 'ODC Services',
  'gcc-services': 'Global Capability Center',
  'professional-services': 'Professional Services',
} as const;

/** Those of the industries under Our Services that a story comes from, in their order there. */
export const storyIndustries = {
  banking: 'Banking & Financial Services',
  lending: 'Lending & Microfinance',
  manufacturing: 'Manufacturing',
  retail: 'Retail & E-commerce',
  healthcare: 'Healthcare & Life Sciences',
  logistics: 'Logistics & Supply Chain',
  technology: 'Technology and SaaS',
  'real-estate': 'Real Estate & PropTech',
} as const;

interface StoryFacts {
  /** What was done for the client. */
  service: readonly (keyof typeof storyServices)[];
  /** What the client does. */
  industry: readonly (keyof typeof storyIndustries)[];
}

export const storyFacts: Record<StoryKey, StoryFacts> = {
  MAAB: { service: ['fintech-services', 'product-services'], industry: ['banking'] },
  TASC: { service: ['product-services', 'odc-services'], industry: ['technology'] },
  ASPIRE: { service: ['fintech-services', 'product-services'], industry: ['banking', 'lending'] },
  ITradeNetwork: {
    service: ['enterprise-services', 'ai-services', 'odc-services'],
    industry: ['retail', 'logistics'],
  },
  aot: {
    service: ['enterprise-services', 'odc-services', 'gcc-services'],
    industry: ['manufacturing'],
  },
  ODC: {
    service: ['odc-services', 'gcc-services', 'professional-services'],
    industry: ['technology', 'real-estate'],
  },
  jsee: { service: ['product-services'], industry: ['healthcare'] },
  infinte: { service: ['ai-services', 'professional-services'], industry: ['healthcare'] },
};
