import { people } from '../people.ts';
import type { ImpactStoriesPageCopy } from '../schemas/story.ts';
import { caseStudiesHeading } from '../stories/story-cards.ts';
import { storyFacts, storyIndustries, storyServices } from '../stories/story-filters.ts';

/** The copy of Impact Stories beside its cards (spec 2.11). */
export const impactStoriesPage: ImpactStoriesPageCopy = {
  meta: {
    title: 'Impact Stories',
    description:
      'Eight client projects told with their problems, designs and results: agent banking, lending, job search, healthcare, trade and ERP.',
  },
  hero: {
    heading: caseStudiesHeading,
    text: 'Eight clients let us tell how their projects went. We name the figure that each one was measured by, and what stood in the way.',
  },
  filters: {
    label: 'Filter the stories',
    service: { label: 'Service', all: 'All services', options: storyServices },
    industry: { label: 'Industry', all: 'All industries', options: storyIndustries },
    facts: storyFacts,
    showAll: 'Show all stories',
    none: {
      heading: 'No story has both',
      text: 'Keep the choice that matters more to you, and let go of the other.',
    },
  },
  closing: {
    heading: 'Which of the eight is closest to yours?',
    text: 'Name the story and say where your case differs. We answer with what carries over, what does not, and a first guess at the effort.',
    action: { label: 'Compare your case', to: '/contact-us' },
    answeredBy: {
      person: people.thomasBrandt,
      text: 'I worked on two of these projects, and I know whom to ask about the other six.',
    },
  },
};
