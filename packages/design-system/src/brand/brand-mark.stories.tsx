import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';

/**
 * The brand's mark: a K whose upper arm is a kestrel's wing, cut at 45 degrees as every corner of
 * the system is.
 *
 * **Use it** where the header and the footer do not already show it. With `label` it speaks for
 * itself; beside the name it stays silent.
 *
 * **Not for** decoration, nor in other colours.
 */
const meta = {
  title: 'Components/Brand mark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheName: Story = {};

export const Alone: Story = { args: { label: 'Kestrova', size: 96 } };
