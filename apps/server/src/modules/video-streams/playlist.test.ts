import { expect, it } from 'vitest';
import type { StreamLevel } from '../../database/tables/files-and-feedback.ts';
import { toLevelPlaylist, toMasterPlaylist } from './playlist.ts';

const low: StreamLevel = {
  quality: 360,
  width: 640,
  height: 360,
  name: 'low',
  codecs: 'avc1.4d401e,mp4a.40.2',
  initBytes: 1000,
  segments: [
    [4000, 200_000],
    [2500, 250_000],
  ],
};
const high: StreamLevel = { ...low, quality: 720, width: 1280, height: 720, codecs: 'avc1.64001f' };

it('names the qualities, the lowest first, with the rate of the largest segment', () => {
  expect(toMasterPlaylist([high, low])).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=553847,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"
360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=553847,RESOLUTION=1280x720,CODECS="avc1.64001f"
720.m3u8
`);
});

it('names the parts of the file of a quality', () => {
  expect(toLevelPlaylist(low, '/files/1/low?signature=a')).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="/files/1/low?signature=a",BYTERANGE="1000@0"
#EXTINF:4.000,
#EXT-X-BYTERANGE:200000@1000
/files/1/low?signature=a
#EXTINF:2.500,
#EXT-X-BYTERANGE:250000@201000
/files/1/low?signature=a
#EXT-X-ENDLIST
`);
});
