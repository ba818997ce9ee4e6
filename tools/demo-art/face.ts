/** What is on a head, or over it. */
export type Hair =
  | 'short'
  | 'side'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'afro'
  | 'braids'
  | 'bald'
  | 'scarf'
  | 'turban'
  | 'wave'
  | 'fringe'
  | 'cap'
  | 'quiff'
  | 'ponytail';

/** What an avatar is drawn from. */
export interface Face {
  ground: string;
  field: string;
  skin: string;
  hair: Hair;
  color: string;
  coat: string;
  beard?: string;
  glasses?: boolean;
  earrings?: string;
}

/** Colours of skin. */
export const skin = [
  '#f6d3b3',
  '#eab98f',
  '#d99a6c',
  '#b9764a',
  '#8f5635',
  '#6d3f28',
  '#f1c6a0',
  '#c98a5a',
] as const;

/** The colour of old hair. */
export const GREY = '#cfc8bd';
