/**
 * A text in pieces. Thousands of texts may share a piece, such as a rule in the versions in which it
 * stands: it is made once, and whoever writes the texts can tell that it is the same.
 */
export type Piece = string | SharedPiece;

/** Told from another by identity, not by its text. */
export interface SharedPiece {
  readonly text: string;
}

export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** A shared piece for each object, made when it is first asked for. */
export function sharedPieces<Of extends WeakKey>(
  make: (of: Of) => string,
): (of: Of) => SharedPiece {
  const made = new WeakMap<Of, SharedPiece>();
  return (of) => {
    const known = made.get(of);
    if (known) return known;
    const piece = { text: make(of) };
    made.set(of, piece);
    return piece;
  };
}
