/** Words as they stand, for a pattern of `like`: what is typed as a joker means itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
