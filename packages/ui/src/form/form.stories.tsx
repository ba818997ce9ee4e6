import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { type Sample, useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, Form } from './form.tsx';

const meta = {
  title: 'Forms/Form',
  component: Form,
  decorators: [fieldWidth],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

function SignUp() {
  const { label, sentence, action } = useSample();
  const [isTried, setIsTried] = useState(false);
  const errors = isTried ? [{ fieldId: 'name', message: label }] : [];
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
      }}
    >
      <ErrorSummary title={sentence} errors={errors} />
      <TextField id="name" label={label} isRequired errorMessage={isTried ? sentence : undefined} />
      <PasswordField label="Password" isRequired autoComplete="new-password" />
      <Checkbox>{sentence}</Checkbox>
      <Button type="submit" variant="primary" size="lg">
        {action}
      </Button>
    </Form>
  );
}

export const Playground: Story = { render: () => <SignUp /> };

/** After a try to send, the summary takes the focus and its links lead to the fields. */
export const Errors: Story = {
  render: () => <SignUp />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Join the class' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Your name' }));
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
};

function Failed({ label, sentence, action }: Pick<Sample, 'label' | 'sentence' | 'action'>) {
  return (
    <Form>
      <ErrorSummary title={sentence} errors={[{ message: label }, { message: action }]} takesFocus={false} />
      <TextField label={label} errorMessage={sentence} isRequired />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </Form>
  );
}

/** A link to a field of several parts leads to its first one. */
export const SeveralParts: Story = {
  render: () => (
    <Form>
      <ErrorSummary title="Mend one field" errors={[{ fieldId: 'day', message: 'Choose the first day' }]} />
      <DatePicker id="day" label="First day" errorMessage="Choose a day." />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [month] = await canvas.findAllByRole('spinbutton');
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the first day' }));
    await expect(month).toHaveFocus();
  },
};

const onRead = fn();

function Read() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form}>
      <TextField label="Your name" name="name" defaultValue="Ada" />
      <Button onPress={() => form.current && onRead(new FormData(form.current).get('name'))}>Read</Button>
    </Form>
  );
}

/** Its element can be had, to read what it holds. */
export const Element_: Story = {
  name: 'Element',
  render: () => <Read />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read' }));
    await expect(onRead).toHaveBeenLastCalledWith('Ada');
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet omit={['empty']} render={(text) => <Failed label={text} sentence={text} action={text} />} />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Form>
              <TextField label="Your name" isRequired />
              <Button type="submit" variant="primary">
                Join the class
              </Button>
            </Form>
          ),
          note: 'Let it be sent at any time, then say what is missing.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Form>
              <TextField label="Your name" isRequired />
              <Button type="submit" variant="primary" isDisabled>
                Join the class
              </Button>
            </Form>
          ),
          note: 'Keep the button off until all is right: nobody learns what is missing.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: () => (
    <Stack gap="4">
      <SignUp />
      <KeyboardMap
        keys={[
          ['Tab', 'The next field'],
          ['Enter', 'In a field of one line: sends the form; on an error: leads to its field'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const sample = useSample();
    return (
      <StateSheet
        states={[
          { name: 'At first', render: () => <SignUp /> },
          { name: 'After a try to send', render: () => <Failed {...sample} /> },
        ]}
      />
    );
  },
};
