// Runs before the installation, on any Node. npm names the `engines` of package.json.
const required = process.env.npm_package_engines_node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = required.split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `This is Node ${process.versions.node} (${process.execPath}), which is too old to start with. ` +
      `Install Node ${required} or newer, such as with "nvm install", and run the command again.`,
  );
  process.exit(1);
}
