/**
 * Who may import whom, directly: for each part of the repository all that it may take from the
 * other parts. Imports fall to a lower floor, never up or across.
 */
export const map: Record<string, readonly string[]> = {
  'apps/india': ['packages/site', 'packages/regions', 'tooling/delivery'],
  'apps/usa': ['packages/site', 'packages/regions', 'tooling/delivery'],
  'apps/storybook': [
    'packages/site',
    'packages/design-system',
    'packages/regions',
    'packages/api-client/src/testing',
  ],
  'apps/api': ['packages/api-contract', 'packages/regions'],
  'packages/site': [
    'packages/design-system',
    'packages/content',
    'packages/validation',
    'packages/api-client',
    'packages/regions',
  ],
  'packages/api-client': ['packages/api-contract'],
  'packages/api-contract': ['packages/validation'],
  'packages/content': ['packages/regions'],
  'packages/validation': ['packages/regions'],
  'packages/design-system': [],
  'packages/regions': [],
  'tooling/bench': [
    'packages/design-system',
    'packages/regions',
    'tooling/site-server',
    'tooling/vite-config',
  ],
  'tooling/boundaries': [],
  'tooling/commands': ['tooling/site-server'],
  'tooling/conformance': [],
  'tooling/delivery': ['tooling/site-server'],
  'tooling/e2e': [],
  'tooling/site-server': [],
  'tooling/vite-config': [],
};
