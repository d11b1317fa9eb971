import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { FileField } from './file-field.tsx';

/**
 * One file, by dialog or by drag and drop: the browser's own input lies over the whole area.
 *
 * **Use it** if a form takes a document. The form keeps the file, validates it and says in `error`
 * why it rejected one.
 *
 * **Keyboard.** Enter on the button removes the file, and the focus stays in the field.
 *
 * **Not for** several files at once.
 */
export default {
  title: 'Components/Forms/File field (upload)',
  component: FileField,
  args: {
    label: 'Upload Resume',
    name: 'cv',
    required: true,
    hint: 'PDF, DOC or DOCX, up to 5 MB',
    accept: '.pdf,.doc,.docx',
    file: null,
    onChoose: fn(),
  },
  render: (args) => <HoldingItsFile {...args} />,
} satisfies Meta<typeof FileField>;

type Story = StoryObj<typeof FileField>;

const resume = new File([new Uint8Array(861_184)], 'amara-okafor-resume.pdf', {
  type: 'application/pdf',
});

function HoldingItsFile(props: ComponentProps<typeof FileField>) {
  const [file, setFile] = useState(props.file);
  return (
    <FileField
      {...props}
      file={file}
      onChoose={(chosen) => {
        props.onChoose(chosen);
        setFile(chosen);
      }}
    />
  );
}

export const Empty: Story = { parameters: { states: true } };

/** The server rejected the file: it stays, so that the visitor sees which file is meant. */
export const Refused: Story = {
  args: {
    file: resume,
    error: 'This document contains macros. Please save it as PDF, or as DOCX without macros.',
  },
};

/** A file is chosen, removed, and the same one chosen again. */
export const ChoosingAndRemoving: Story = {
  tags: ['!autodocs', 'keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Upload Resume/);
    await userEvent.upload(input, resume);
    await expect(canvas.getByText('amara-okafor-resume.pdf')).toBeVisible();
    await expect(canvas.getByText('841 KB')).toBeVisible();
    await expect(input).toHaveAccessibleName('Upload Resume');
    await expect(input).toHaveAccessibleDescription(/amara-okafor-resume\.pdf 841 KB$/);
    canvas.getByRole('button', { name: /^Remove/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF, DOC or DOCX, up to 5 MB');
    await userEvent.upload(input, resume);
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
  },
};
