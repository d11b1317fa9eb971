import { storyWordmark, type HomePageCopy, type StoryCard } from '@kestrova/content';
import { LogoMarquee } from '@kestrova/design-system';
import { Picture } from '../../sections/picture.tsx';

interface ClientLogosProps {
  copy: HomePageCopy['clients'];
  stories: readonly StoryCard[];
}

/** The wordmarks of the clients whose stories are told, drifting by. */
export function ClientLogos({ copy, stories }: ClientLogosProps) {
  return (
    <LogoMarquee
      label={copy.label}
      pauseLabel={copy.pause}
      playLabel={copy.play}
      logos={stories.map((story) => ({
        name: story.key,
        picture: <Picture picture={storyWordmark(story)} />,
      }))}
    />
  );
}
