import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export async function startTcpServer(serve: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients that give up reset the connection.
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    drop();
    server.close();
    await once(server, 'close');
  };
  return {
    port: (server.address() as AddressInfo).port,
    countConnections: () => sockets.size,
    drop,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
