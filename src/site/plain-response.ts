/**
 * A response that is all there, and goes nowhere. What a browser's has besides, such as a stream to
 * read it by, takes as long as to render many a page.
 */
export class PlainResponse {
  readonly body: unknown;
  readonly headers: Headers;
  readonly status: number;
  readonly statusText: string;

  constructor(body: unknown, { headers, status = 200, statusText = '' }: ResponseInit = {}) {
    this.body = body;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
    this.status = status;
    this.statusText = statusText;
  }

  static json(value: unknown): PlainResponse {
    return new PlainResponse(JSON.stringify(value));
  }

  /** Throws where something else was given than text or bytes. */
  bytes(): Uint8Array {
    if (typeof this.body === 'string') return new TextEncoder().encode(this.body);
    if (this.body instanceof Uint8Array) return this.body;
    throw new Error('A response is made of neither text nor bytes.');
  }
}
