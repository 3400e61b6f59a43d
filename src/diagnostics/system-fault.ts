const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission for it',
  EPERM: 'the system does not permit it',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space that is allowed is used up',
  EFBIG: 'the file is larger than the system allows',
  ENOENT: 'there is no such file',
  ENOTDIR: 'a file stands where a folder should',
  EISDIR: 'it is a folder',
  EEXIST: 'something of that name is there already',
  ENOTEMPTY: 'the folder is not empty',
  ELOOP: 'links lead round in a circle',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  EIO: 'the disk reports a fault',
  EPIPE: 'nobody reads it any more',
};

export interface SystemFault {
  readonly reason: string;
  /** The path to be read or written, if the system names it. */
  readonly path: string | undefined;
  /** The file or folder does not exist. */
  readonly isMissing: boolean;
  /** Its owner can permit it. */
  readonly isDenied: boolean;
}

/** Says why the system rejected reading or writing; `undefined` for a fault of the program. */
export function systemFault(error: unknown): SystemFault | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  const reason = REASONS[code] ?? `the system says ${code}`;
  return { reason, path, isMissing: code === 'ENOENT', isDenied: code === 'EACCES' };
}

/** For an error from reading or writing a file. */
export function systemReason(error: unknown): string {
  return systemFault(error)?.reason ?? String(error);
}
