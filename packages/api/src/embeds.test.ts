import { expect, it } from 'vitest';
import { EMBED_ORIGINS, readEmbed } from './embeds.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=follows', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/abcdef0123', 'https://player.vimeo.com/video/76979871?h=abcdef0123'],
  [
    'https://www.bilibili.com/video/BV1xx411c7mD',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
  ],
  ['https://v.youku.com/v_show/id_XNDQ0NTc2.html', 'https://player.youku.com/embed/XNDQ0NTc2'],
  ['https://v.qq.com/x/page/a0123456789.html', 'https://v.qq.com/txp/iframe/player.html?vid=a0123456789'],
  ['https://www.dailymotion.com/video/x7tgad0', 'https://geo.dailymotion.com/player.html?video=x7tgad0'],
  ['https://www.ted.com/talks/a_talk_about_it', 'https://embed.ted.com/talks/a_talk_about_it'],
  ['https://www.geogebra.org/m/abcd1234', 'https://www.geogebra.org/material/iframe/id/abcd1234'],
  [
    'https://phet.colorado.edu/sims/html/area-builder/latest/area-builder_en.html',
    'https://phet.colorado.edu/sims/html/area-builder/latest/area-builder_en.html',
  ],
])('shows %s in a frame of its site', (address, frame) => {
  const embed = readEmbed(address);
  expect(embed?.url.startsWith(frame), embed?.url).toBe(true);
  expect(EMBED_ORIGINS).toContain(new URL(embed?.url ?? '').origin);
});

it.each([
  '',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,youtube.com',
  '//youtube.com/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload="x',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://vimeo.com/../evil',
  'https://phet.colorado.edu/sims/html/../../services/logout',
  'https://www.geogebra.org/m/',
])('shows nothing of %s', (address) => {
  expect(readEmbed(address)).toBeUndefined();
});
