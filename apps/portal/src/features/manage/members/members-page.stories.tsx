import { changed, never, offline, problem } from '@stoa/api/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { find, press } from '../../../stories/page-actions.ts';
import { openPage, openPending, pageStories } from '../../../stories/page-stories.tsx';
import { PLACES } from '../../../stories/places.ts';

const MENU = 'main td[data-place="actions"] button, main [role="gridcell"][data-place="actions"] button';

const meta = {
  title: 'Pages/Manage members',
  ...pageStories,
  args: { path: PLACES.members, viewer: 'admin', machines: ['members'] },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Asks for something in the menu of the first row that has one. */
const ask =
  (item: string): Play =>
  async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(canvasElement, MENU);
    await press(document.body, `[role="menuitem"][data-key="${item}"]`);
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).not.toBeNull(),
    );
  };

/** Everybody, the newest first. */
export const All: Story = {};

/** Nobody fits the words. */
export const NothingFound: Story = { args: { path: PLACES.membersNone } };

/** Several are selected: what can be done with all of them. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(
      canvasElement,
      'main tbody [data-place="select"] label, main [role="row"] [data-place="select"] label',
    );
    await find(canvasElement, 'main [role="group"] button');
  },
};

const GROUPED = { listMembers: 'grouped', listMemberGroups: 'some' };
const grouping =
  (button: string): Play =>
  async ({ canvasElement }) => {
    await openPage(canvasElement);
    await press(
      canvasElement,
      'main tbody [data-place="select"] label, main [role="row"] [data-place="select"] label',
    );
    await press(canvasElement, `main [role="group"] [data-part="${button}"]`);
    await find(document.body, '[role="dialog"]');
  };

/** Members with their groups, of which the list can show one. */
export const Grouped: Story = { args: { answers: GROUPED } };

/** Which group those who are selected come into. */
export const AddingToGroup: Story = { args: { answers: GROUPED }, play: grouping('group') };

/** The first group is made on the way. */
export const AddingToFirstGroup: Story = { play: grouping('group') };

/** Which of their groups they leave. */
export const RemovingFromGroup: Story = { args: { answers: GROUPED }, play: grouping('ungroup') };

/** Which role somebody gets. */
export const ChangingRole: Story = { play: ask('role') };

/** Whether somebody is really to be shut out. */
export const Disabling: Story = { play: ask('disable') };

export const Failed: Story = { args: { answers: { listMembers: problem('SERVICE_UNAVAILABLE', 503) } } };

export const Offline: Story = { args: { answers: { listMembers: offline } } };

export const Loading: Story = {
  args: { from: PLACES.subSchools, answers: { listMembers: never } },
  play: async ({ canvasElement }) => {
    await openPending(canvasElement);
  },
};

/** The terms have changed since the person agreed: they are asked above the page. */
export const TermsChanged: Story = {
  args: {
    machines: ['members', 'agreement'],
    answers: {
      compareAgreements: changed('admin', {
        upToDate: false,
        items: [
          {
            type: 'service',
            version: '2026-12',
            url: '/service?sxz-lang=en_US',
            signedVersion: '2026-10',
            signedAt: '2026-10-02T09:00:00.000Z',
            upToDate: false,
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await openPage(canvasElement);
    await find(document.body, '[role="dialog"] input[name="agreement"]');
  },
};
