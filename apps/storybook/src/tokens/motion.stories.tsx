import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTokens } from './tokens.ts';
import { TokenTable } from './token-table.tsx';
import styles from './tokens.module.css';

const meta = {
  title: 'Tokens/Motion',
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'Only opacity and position move. For readers who ask for less motion nothing moves at ' +
          'all, and everything is visible from the start.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** How long a movement takes. */
export const Durations: Story = {
  render: () => (
    <TokenTable
      label="Durations"
      tokens={listTokens('duration')}
      sample={(name) => (
        <div className={styles.runway}>
          <div className={styles.runner} style={{ animationDuration: `var(${name})` }} />
        </div>
      )}
    />
  ),
};

/** How long one waits for another, how it comes to rest, and how far it travels. */
export const Pace: Story = {
  render: () => (
    <TokenTable
      label="Delays, easing and distance"
      tokens={listTokens('delay', 'ease', 'distance')}
      sample={(name) => <PaceSample name={name} />}
    />
  ),
};

function PaceSample({ name }: { name: string }) {
  if (name.startsWith('--distance-')) {
    return <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />;
  }
  const property = name.startsWith('--delay-') ? 'animationDelay' : 'animationTimingFunction';
  return (
    <div className={styles.runway}>
      <div className={styles.runner} style={{ [property]: `var(${name})` }} />
    </div>
  );
}
