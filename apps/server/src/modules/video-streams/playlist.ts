import type { StreamLevel } from '../../database/tables/files-and-feedback.ts';

const MS = 1000;
const BITS = 8;

/** The name of a quality's own playlist. */
export const levelFile = ({ quality }: Pick<StreamLevel, 'quality'>): string => `${quality}.m3u8`;

/** Bits a second: of the largest segment, and of all of them. */
function rates({ segments }: StreamLevel): { peak: number; average: number } {
  const rate = (bytes: number, ms: number) => Math.ceil((bytes * BITS * MS) / Math.max(1, ms));
  const sum = (index: 0 | 1) => segments.reduce((total, segment) => total + segment[index], 0);
  return {
    peak: Math.max(...segments.map(([ms, bytes]) => rate(bytes, ms))),
    average: rate(sum(1), sum(0)),
  };
}

/** The playlist that names the qualities, the lowest first: a player begins with it and goes up. */
export function toMasterPlaylist(levels: readonly StreamLevel[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const level of [...levels].sort((one, other) => one.quality - other.quality)) {
    const { peak, average } = rates(level);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${level.width}x${level.height},CODECS="${level.codecs}"`,
      levelFile(level),
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The playlist of a quality: its segments are parts of one file.
 * @param address of that file, for whoever may fetch it now
 */
export function toLevelPlaylist({ initBytes, segments }: StreamLevel, address: string): string {
  const longest = Math.max(...segments.map(([ms]) => ms));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(longest / MS))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${initBytes}@0"`,
  ];
  let start = initBytes;
  for (const [ms, bytes] of segments) {
    lines.push(`#EXTINF:${(ms / MS).toFixed(3)},`, `#EXT-X-BYTERANGE:${bytes}@${start}`, address);
    start += bytes;
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}
