// Embeddings, overrides and isolates: a name with U+202E would print the rest of its line backwards.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Takes the bidirectional controls out of a text; marks (LRM, RLM, ALM) stay, they cannot reach past the text. */
export function neutralizeBidi(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}
