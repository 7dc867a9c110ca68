/** Reading an address from a QR picture, and trying a new one; loaded with the parts that say it. */
export const payee = {
  scan: {
    picture: 'Read a QR picture',
    camera: 'Scan with the camera',
    note: 'The picture stays on this device: nothing of it is sent.',
    busy: 'Reading…',
    found: 'Read from the picture. Compare all of it with your wallet.',
    tooLarge: 'This file is larger than {size} MB. Cut the picture to the code, or paste the address',
    unreadable: 'Your browser cannot open this file as a picture. Choose a PNG or JPEG, or paste the address',
    noCode: 'No QR code was found in this picture. Take it closer and sharper, or paste the address',
    several: 'This picture holds more than one QR code. Cut it to the one you mean',
    noAddress:
      'This QR code holds no address. Show the code for receiving in your wallet, or paste the address',
    otherChain: 'This QR code is for another network: {chain}. We send on {network} only',
    chain: 'chain {number}',
    notLoaded: 'The reader could not be loaded. Check your connection and try again, or paste the address',
  },
  receipt: {
    save: 'Save the receipt as PDF',
    busy: 'Preparing…',
    saved: 'The receipt is saved.',
  },
  trial: {
    title: 'Try it with a small amount first?',
    text: 'Nothing from here has arrived at this address yet. Of {amount}, {fee} is our fee and {net} arrives. When you see it in your wallet, withdraw the rest.',
    wait: 'A small amount waits as long as a large one. The wait is the address’s: once it is over, the rest does not wait again.',
    act: 'Withdraw {amount} first',
    again: 'Withdraw again to this address',
  },
} as const
