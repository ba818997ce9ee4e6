/** A segment as a playlist names it. */
export interface PlaylistSegment {
  position: number;
  run: number;
  take: number;
  number: number;
  init_number: number;
  duration_ms: number;
}

const MS = 1000;
/** What a host's browser aims at; playlists of one session keep to one value as long as they can. */
const SEGMENT_S = 1;

/** The name of a segment's file, or of the beginning (ftyp and moov) of what is encoded alike. */
export const segmentName = (take: number, number: number): string => `${take}-${number}.m4s`;

/**
 * An HLS playlist of fragmented MP4: of what goes on, or of all that there was.
 * @param segments in order, at least one
 */
export function toPlaylist(segments: readonly PlaylistSegment[], isOver: boolean): string {
  const [first] = segments;
  if (!first) throw new TypeError('A playlist has at least one segment.');
  const longest = Math.max(...segments.map((segment) => segment.duration_ms));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.max(SEGMENT_S, Math.round(longest / MS))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first.position}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first.run}`,
    ...(isOver ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
  ];
  let before: PlaylistSegment | undefined;
  for (const segment of segments) {
    if (before && segment.run !== before.run) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.take !== before?.take || segment.init_number !== before.init_number)
      lines.push(`#EXT-X-MAP:URI="${segmentName(segment.take, segment.init_number)}"`);
    lines.push(
      `#EXTINF:${(segment.duration_ms / MS).toFixed(3)},`,
      segmentName(segment.take, segment.number),
    );
    before = segment;
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
