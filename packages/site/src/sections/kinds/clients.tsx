import { storyCards, storyWordmark } from '@kestrova/content';
import { LogoMarquee } from '@kestrova/design-system';
import { Picture } from '../picture.tsx';
import type { SectionProps } from '../section-page.tsx';

export default function Clients({ section: { label, pause, play } }: SectionProps<'clients'>) {
  return (
    <LogoMarquee
      label={label}
      pauseLabel={pause}
      playLabel={play}
      logos={storyCards.map((story) => ({
        name: story.key,
        picture: <Picture picture={storyWordmark(story)} />,
      }))}
    />
  );
}
