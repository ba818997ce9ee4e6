import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageCheck } from '@stoa/api/schema';
import { CALL_PROBLEM_MESSAGES } from '../../../shared/call-problem-messages.ts';

/** What is to be mended. */
export const CHECK_MESSAGES = {
  altText: msg`A picture has no description.`,
  captions: msg`A video has no captions.`,
  brokenLink: msg`A link leads nowhere.`,
  contrast: msg`A text is hard to read on its background.`,
  duplicateAnchor: msg`Another block has the same anchor. Links lead to the first one.`,
  emptyBlock: msg`This block is empty.`,
  goneEntry: msg`A chosen entry is hidden or deleted. Visitors do not see it.`,
  heavyPicture: msg`A picture is larger than 1 MB and loads slowly.`,
  missingTitle: msg`A heading is missing. Screen readers need it.`,
  missingTranslation: msg`A text is not translated.`,
  unknownBlock: msg`This block cannot be shown.`,
} satisfies Record<PageCheck['rule'], MessageDescriptor>;

/** Why something did not work. */
export const EDITOR_PROBLEM_MESSAGES = {
  ...CALL_PROBLEM_MESSAGES,
  PAGE_INVALID: msg`Something on the page is incorrect. Check its links and pictures.`,
  UPLOAD_NOT_OWNED: msg`One of the files is not there anymore. Upload it again.`,
  VERSION_CONFLICT: msg`Someone else has changed this page in the meantime.`,
};
