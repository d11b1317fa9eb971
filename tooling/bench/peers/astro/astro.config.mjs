import react from '@astrojs/react';

export default {
  integrations: [react()],
  build: { format: 'file', inlineStylesheets: 'auto' },
};
