/** A fifth of a second of silence, as a WAV: what stories play. */
export const SILENCE = `data:audio/wav;base64,UklGRmQGAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAGAACA${'gICA'.repeat(533)}`;
