/** A drawn card as a picture that every site shows. */
import sharp from 'sharp';

/** A card has few colours, and is drawn much faster with few. */
export async function cardPng(svg: string): Promise<Response> {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 1, colours: 32, dither: 0 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
