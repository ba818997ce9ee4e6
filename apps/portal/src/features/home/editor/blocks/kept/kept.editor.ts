import { msg } from '@lingui/core/macro';
import type { KeptBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';

/** A block that this version does not know. */
export const editor = defineBlockEditor<KeptBlock>({
  names: { kept: msg({ message: 'Unknown block', context: 'block' }) },
  fields: [],
});
