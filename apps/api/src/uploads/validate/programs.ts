/** Extensions that Windows, macOS or Linux runs, installs, mounts or follows on a double click. */
const programExtensions = new Set(
  `
  exe com scr pif cpl dll ocx sys drv xll msc gadget
  msi msp mst msix msixbundle appx appxbundle appinstaller application appref-ms jar jnlp
  bat cmd ps1 ps1xml ps2 ps2xml psm1 psd1 psc1 vb vbs vbe js jse mjs ws wsf wsc wsh sct hta
  lnk url website scf shb shs settingcontent-ms library-ms search-ms searchconnector-ms rdp
  inf ins isp reg chm hlp diagcab diagpkg theme themepack desktopthemepack
  iso img vhd vhdx wim udf dmg pkg app command workflow terminal
  sh bash run deb rpm apk appimage desktop py pyw pyc pyz rb pl
  `
    .trim()
    .split(/\s+/),
);

const macroExtensions = new Set('docm dotm xlsm xltm xlam pptm potm ppsm ppam sldm'.split(' '));

/** Whether Windows runs a file of this name, also with hidden characters in or after it. */
export function isProgramName(name: string): boolean {
  return programExtensions.has(findExtension(name));
}

export function isMacroName(name: string): boolean {
  return macroExtensions.has(findExtension(name));
}

/**
 * The extension as a file system sees it: without control and direction characters, without the dots
 * and spaces at the end that Windows drops, and without the name of an NTFS stream.
 */
function findExtension(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}"]/gu, '')
    .replace(/(?<=\.[^.:]*):.*$/u, '')
    .replace(/[.\s]+$/u, '');
  return /\.([^.]+)$/u.exec(clean)?.[1]?.trim().toLowerCase() ?? '';
}

const elf = Buffer.from('7f454c46', 'hex');
const shortcut = Buffer.from('4c0000000114020000000000c000000000000046', 'hex');
const machO = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const peHeaderPointer = 0x3c;

/** Whether the content is a program for Windows, Linux or macOS, or a Windows shortcut. */
export function isProgramContent(bytes: Buffer): boolean {
  if (isWindowsProgram(bytes)) return true;
  return [elf, shortcut, ...machO].some((mark) => bytes.subarray(0, mark.length).equals(mark));
}

/** Two characters may be chance; the header that they point to is not. */
function isWindowsProgram(bytes: Buffer): boolean {
  if (bytes.length < peHeaderPointer + 4 || bytes.toString('latin1', 0, 2) !== 'MZ') return false;
  const at = bytes.readUInt32LE(peHeaderPointer);
  return ['PE', 'NE', 'LE', 'LX'].includes(bytes.toString('latin1', at, at + 2));
}
